# #region controller
class TasksController < ApplicationController
  def index
    @task = Task.new
    @tasks = Task.order(:done, :id)
    respond_to do |format|
      format.html
      format.json { render json: @tasks.as_json(only: [:id, :title, :done]) }
    end
  end

  def create
    @task = Task.new(params.require(:task).permit(:title))
    if @task.save
      redirect_to root_path
    else
      @tasks = Task.order(:done, :id)
      render :index, status: :unprocessable_entity
    end
  end

  def update
    Task.find(params[:id]).update!(done: true)
    redirect_to root_path
  end
end
# #endregion controller
